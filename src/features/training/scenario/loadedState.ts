import { forgetText, keepText, keptText } from '../../../keptTexts.ts'

const KEY = 'delovod-training-loaded'

/** The file name of the state last loaded in this tab; it is shown after the reload. */
export const loadedState = (): string | null => keptText('tab', KEY)
export const keepLoaded = (fileName: string): void => {
  keepText('tab', KEY, fileName)
}
export const forgetLoaded = (): void => forgetText('tab', KEY)
