import { keepText, keptText } from '../../../keptTexts.ts'
import { TRAINEE_NAME_KEY } from '../../../rules/training/results.ts'

/** The name of who practises in this browser; '' until it is given. */
export const traineeName = (): string => keptText('browser', TRAINEE_NAME_KEY)?.trim() ?? ''

export const keepTraineeName = (name: string): void => {
  keepText('browser', TRAINEE_NAME_KEY, name)
}

const TRAINER_KEY = 'delovod-trainer-name'
/** The name of who trains in this browser, for the sheets of results; '' until it is given. */
export const trainerName = (): string => keptText('browser', TRAINER_KEY)?.trim() ?? ''

export const keepTrainerName = (name: string): void => {
  keepText('browser', TRAINER_KEY, name)
}
