import { notify } from '../../transport/notices.ts'

/** Puts a text on the clipboard and says so; where the browser does not let us, it shows the text instead. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', text: text.includes('\n') ? 'Номерата са копирани.' : `Копирано: ${text}` })
  } catch {
    notify({ kind: 'warning', title: 'Браузърът не разреши копиране', text })
  }
}
