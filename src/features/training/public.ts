export { trainingPanel } from './TrainingPanel.tsx'
