import { screenHref } from '../basePath.ts'
import { notify } from '../transport/notices.ts'

/** Copies a text to the clipboard. If the browser forbids this, shows the text in a notice and returns false. */
export const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    notify({ kind: 'warning', title: 'Браузърът не разреши копиране', text })
    return false
  }
}

export const copyText = async (text: string, notice = `Копирано: ${text}`): Promise<void> => {
  if (await toClipboard(text)) notify({ kind: 'success', text: notice })
}

/**
 * Copies the link to a list. `isWhole`: false if personal numbers were left out of the URL; the notice then says so.
 */
export const copyLink = (path: string, isWhole: boolean): Promise<void> =>
  copyText(
    new URL(screenHref(path), location.origin).href,
    isWhole
      ? 'Връзката към този списък е копирана.'
      : 'Връзката е копирана без търсенето по ЕГН/ЛНЧ: който я отвори, ще види всички останали редове.',
  )
