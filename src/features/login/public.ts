export { type DemoUser, type Training, trainingAtom } from './training.ts'
