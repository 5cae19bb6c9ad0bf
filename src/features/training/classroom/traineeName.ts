import { TRAINEE_NAME_KEY } from '../../../rules/training/results.ts'
import { storedText, storeText } from '../../../storedTexts.ts'

export const traineeName = (): string => storedText('browser', TRAINEE_NAME_KEY)?.trim() ?? ''

export const keepTraineeName = (name: string): void => {
  storeText('browser', TRAINEE_NAME_KEY, name)
}

const TRAINER_KEY = 'delovod-trainer-name'
export const trainerName = (): string => storedText('browser', TRAINER_KEY)?.trim() ?? ''

export const keepTrainerName = (name: string): void => {
  storeText('browser', TRAINER_KEY, name)
}
