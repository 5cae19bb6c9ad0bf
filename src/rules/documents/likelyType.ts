/** Returns the type of more than half of the user's newest documents; null if no type is so frequent. */
export const likelyType = (newest: readonly { documentTypeId: number | null }[]): number | null => {
  const counts = new Map<number, number>()
  for (const { documentTypeId } of newest)
    if (documentTypeId !== null) counts.set(documentTypeId, (counts.get(documentTypeId) ?? 0) + 1)
  const [found] = [...counts].toSorted(([, one], [, other]) => other - one)
  return found && found[1] * 2 > newest.length ? found[0] : null
}
