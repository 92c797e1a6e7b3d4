/** Messages for the next page load in this tab; each is read once. */
import { tabStorage } from './storage.ts';

/** A message that is shown. Without storage the next page shows none. */
export const [leaveFlashMessage, takeFlashMessage] = createFlash('flashMessage');

/** The uuid of the user who was signed in until the session ended. */
export const [leaveEndedUser, takeEndedUser] = createFlash('endedUser');

/** The name of an account that was just made (SES-34). */
export const [leaveRegisteredName, takeRegisteredName] = createFlash('registeredName');

/** The user has just signed in: the caret goes to the next thing to do. */
export const [leaveSignIn, takeSignIn] = createFlash('signIn');

function createFlash(key: string): [leave: (text: string) => void, take: () => string | null] {
  const take = () => {
    const text = tabStorage.read(key);
    tabStorage.remove(key);
    return text;
  };
  return [(text) => tabStorage.write(key, text), take];
}
