/** What a field says of a text that is longer than it may be; nothing is ever cut off in silence. */
export const tooLong = (value: unknown, limit: number | undefined): string | undefined =>
  typeof value === 'string' && limit !== undefined && value.length > limit
    ? `Най-много ${limit} знака; написани са ${value.length}.`
    : undefined

/**
 * Gives the focus to the first control in `place` whose text is too long (its field says so); false when there is none.
 * What is asked of before it is sent: a form, a filter, a row of a table.
 */
export const focusTooLong = (place: ParentNode | null): boolean => {
  const first = place?.querySelector<HTMLElement>('[data-too-long]')
  first?.focus()
  return Boolean(first)
}
