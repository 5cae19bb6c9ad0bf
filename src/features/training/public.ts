export { ClassNews } from './classroom/ClassNews.tsx'
export { TrainingPanel } from './TrainingPanel.tsx'
