import { screenHref } from '../basePath.ts'
import { notify } from '../transport/notices.ts'

/** Puts a text on the clipboard; false when the browser does not let us, and then the text is shown instead. */
export const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    notify({ kind: 'warning', title: 'Браузърът не разреши копиране', text })
    return false
  }
}

/** Puts a text on the clipboard and says so; `notice` is what is shown of a long one. */
export const copyText = async (text: string, notice = `Копирано: ${text}`): Promise<void> => {
  if (await toClipboard(text)) notify({ kind: 'success', text: notice })
}

/** Puts the whole address of a list on the clipboard; `isWhole`: all of its filter stands in it. */
export const copyLink = (path: string, isWhole: boolean): Promise<void> =>
  copyText(
    new URL(screenHref(path), location.origin).href,
    isWhole
      ? 'Връзката към този списък е копирана.'
      : 'Връзката е копирана без търсенето по ЕГН/ЛНЧ: който я отвори, ще види всички останали редове.',
  )
