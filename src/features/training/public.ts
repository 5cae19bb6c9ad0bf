export { OverScreens } from './OverScreens.tsx'
export { TrainingPanel } from './TrainingPanel.tsx'
