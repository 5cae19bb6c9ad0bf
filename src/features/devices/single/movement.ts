export const movementName = (isScrapped: boolean | null): string =>
  isScrapped === null ? '–' : isScrapped ? 'Бракуван' : 'В движение'
