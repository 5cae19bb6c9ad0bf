export { type DemoUser, type Training, trainingAtom } from './training.ts'
export { useCapsLock } from './useCapsLock.ts'
