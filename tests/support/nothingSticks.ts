/**
 * Styles for a page that axe looks at: sticky bars lie where they belong. What has scrolled half under one is not too
 * small to be pressed; that they never hide the focus is looked at elsewhere.
 */
export const nothingSticks = '.top, .sticky-bar, .selection-bar, .grid th { position: static !important; }'
