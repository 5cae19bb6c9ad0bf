/**
 * Styles for a page that axe looks at: bars that stay while the page moves lie where they belong. What has scrolled half
 * under one of them is not too small to be pressed; that the focus is never hidden by them is looked at elsewhere.
 */
export const nothingSticks = '.top, .sticky-bar, .selection-bar, .grid th { position: static !important; }'
