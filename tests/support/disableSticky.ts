/**
 * Styles for the checks by axe: sticky bars are static, so that a partly covered element does not count as too small.
 * Another test checks that bars never cover the focus.
 */
export const disableSticky = '.top, .sticky-bar, .selection-bar, .grid th { position: static !important; }'
