/** The public API of the parts of a document for other features. The panels are loaded on demand. */
export { AddresseesPanel, CommentsPanel, ObligationsPanel } from './lazyPanels.ts'
export { addresseesAtom } from './partsState.ts'
