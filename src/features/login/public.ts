export { type DemoUser, trainingAtom } from './training.ts'
export { useCapsLock } from './useCapsLock.ts'
