import type { DataShownAs } from '../../src/contract/shapes/keptData.ts'

/** The names of the actions with personal data in the journal. */
export const NUMBER_SHOWN = 'Показване на личен номер'
export const shownAsActions: Record<DataShownAs, string> = {
  record: 'Преглед на лични данни',
  report: 'Справка за лични данни',
  print: 'Печат на справка за лични данни',
  file: 'Файл със справка за лични данни',
}
export const CORRESPONDENT = 'Кореспондент'
