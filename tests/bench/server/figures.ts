/** How figures are written. */
export function aSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')} a second`;
}

/** A share of one core, or of all of them. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
