export { AddresseesPanel, CommentsPanel, ObligationsPanel } from './lazyPanels.ts'
export { addresseesAtom } from './partsState.ts'
