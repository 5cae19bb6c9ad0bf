export { LockedLayout } from './LockedLayout.tsx'
export { TrainingTrouble } from './TrainingTrouble.tsx'
export { type DemoUser, demoPassword, trainingAtom, trainingTroubleAtom } from './trainingLogIn.ts'
export { useCapsLock } from './useCapsLock.ts'
