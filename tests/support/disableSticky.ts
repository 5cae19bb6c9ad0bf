/**
 * CSS that makes sticky bars static while axe runs, because an element partly covered by a bar would count as too
 * small. Another test checks that bars never cover the focused element.
 */
export const disableSticky = '.top, .sticky-bar, .selection-bar, .grid th { position: static !important; }'
