/** The reason why an operation or script is refused; the message is for the user. */
export class Declined extends Error {}

export const decline = (because: string): never => {
  throw new Declined(because)
}
