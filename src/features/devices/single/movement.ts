/** „Бракуван“, „В движение“, or a dash where it means nothing (document 2, section 3). */
export const movementName = (isScrapped: boolean | null): string =>
  isScrapped === null ? '–' : isScrapped ? 'Бракуван' : 'В движение'
