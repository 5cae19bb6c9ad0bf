export class Declined extends Error {}

export const decline = (because: string): never => {
  throw new Declined(because)
}
