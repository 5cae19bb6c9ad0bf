import { forgetText, keepText, keptText } from '../../../keptTexts.ts'

const KEY = 'delovod-training-loaded'

/** The name of the file whose state was loaded last in this tab: the page that tells it is loaded anew first. */
export const loadedState = (): string | null => keptText('tab', KEY)
export const keepLoaded = (fileName: string): void => {
  keepText('tab', KEY, fileName)
}
export const forgetLoaded = (): void => forgetText('tab', KEY)
