import { removeText, storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-loaded'

export const loadedState = (): string | null => storedText('tab', KEY)
export const keepLoaded = (fileName: string): void => {
  storeText('tab', KEY, fileName)
}
export const removeLoaded = (): void => removeText('tab', KEY)
