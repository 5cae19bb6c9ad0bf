export const withoutFields = <R extends object, F extends keyof R>(record: R, fields: readonly F[]): Omit<R, F> => {
  const left: readonly PropertyKey[] = fields
  return Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name))) as Omit<R, F>
}
