import type { APIRequestContext } from '@playwright/test';

/** The tracker's status for this access token. */
export async function statusWith(request: APIRequestContext, access: string): Promise<number> {
  const headers = { Authorization: `Bearer ${access}` };
  const answer = await request.get('/api/worktimetracker/', { headers });
  return answer.status();
}
