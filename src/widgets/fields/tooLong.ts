/** Returns the error for a text that is too long; the text is never cut silently. */
export const tooLong = (value: unknown, limit: number | undefined): string | undefined =>
  typeof value === 'string' && limit !== undefined && value.length > limit
    ? `Най-много ${limit} знака; написани са ${value.length}.`
    : undefined

const unsent = '[data-too-long], [data-unread]'

const stopAt = (control: HTMLElement | undefined): boolean => {
  control?.focus()
  control?.dispatchEvent(new Event('invalid', { cancelable: true }))
  return control !== undefined
}

/**
 * Focuses the first control in `place` whose text cannot be submitted: too long, not readable, or without a chosen
 * option. Returns false if there is none. Call it before submitting a form, filter or row.
 */
export const focusTooLong = (place: ParentNode | null): boolean =>
  stopAt(place?.querySelector<HTMLElement>(unsent) ?? undefined)

/** Runs `focusTooLong` for the page or dialog that contains the control, but skips the filters of the page. */
export const focusUnsentNear = (control: Element | null): boolean => {
  const places = '[role="dialog"], dialog, main'
  const place = control?.closest(places) ?? null
  return stopAt(
    [...(place?.querySelectorAll<HTMLElement>(unsent) ?? [])].find(
      (one) => one.closest(places) === place && one.closest('.filter') === null,
    ),
  )
}
