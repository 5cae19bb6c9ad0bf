import { TRAINEE_NAME_KEY } from '../../../rules/training/results.ts'

/** The name of who practises in this browser; '' until it is given. */
export const traineeName = (): string => localStorage.getItem(TRAINEE_NAME_KEY)?.trim() ?? ''

export const keepTraineeName = (name: string): void => localStorage.setItem(TRAINEE_NAME_KEY, name)
