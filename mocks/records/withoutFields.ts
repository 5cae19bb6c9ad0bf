/** A record without some of its fields: what is stored of one, without what is worked out of others when it is asked for. */
export const withoutFields = <R extends object, F extends keyof R>(record: R, fields: readonly F[]): Omit<R, F> => {
  const left: readonly PropertyKey[] = fields
  return Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name))) as Omit<R, F>
}
