/** Why something is not done by hand or by script: the message is for the person. */
export class Declined extends Error {}

export const decline = (because: string): never => {
  throw new Declined(because)
}
