/** What a field says of a text that is longer than it may be; nothing is ever cut off in silence. */
export const tooLong = (value: unknown, limit: number | undefined): string | undefined =>
  typeof value === 'string' && limit !== undefined && value.length > limit
    ? `Най-много ${limit} знака; написани са ${value.length}.`
    : undefined

const unsent = '[data-too-long], [data-unread]'

/** The focus goes to a control whose text cannot be sent, and it says why: it hears of it by an `invalid` event. */
const stopAt = (control: HTMLElement | undefined): boolean => {
  control?.focus()
  control?.dispatchEvent(new Event('invalid', { cancelable: true }))
  return control !== undefined
}

/**
 * Stops at the first control in `place` whose text cannot be sent: too long, not read, not chosen from its list. False when
 * there is none. What is asked of before a form, a filter or a row is sent.
 */
export const focusTooLong = (place: ParentNode | null): boolean =>
  stopAt(place?.querySelector<HTMLElement>(unsent) ?? undefined)

/** The same for the page or the dialog in which a control stands; a filter on the page is not sent with it. */
export const focusUnsentBeside = (control: Element | null): boolean => {
  const places = '[role="dialog"], dialog, main'
  const place = control?.closest(places) ?? null
  return stopAt(
    [...(place?.querySelectorAll<HTMLElement>(unsent) ?? [])].find(
      (one) => one.closest(places) === place && one.closest('.filter') === null,
    ),
  )
}
