export { TrainingPanel } from './TrainingPanel.tsx'
