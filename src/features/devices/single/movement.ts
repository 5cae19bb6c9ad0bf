/** „Бракуван“, „В движение“, or a dash if it does not apply (document 2, section 3). */
export const movementName = (isScrapped: boolean | null): string =>
  isScrapped === null ? '–' : isScrapped ? 'Бракуван' : 'В движение'
