import { directionLabels, scopeLabels } from '../../../contract/enumerations.ts'

const choices = (labels: object) => Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }))
export const directionOptions = choices(directionLabels)
export const scopeOptions = choices(scopeLabels)

export const chosenNumber = (value: string): number | null => (value === '' ? null : Number(value))
export const shownChoice = (id: number | null): string => (id === null ? '' : String(id))
