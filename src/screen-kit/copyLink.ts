import { notify } from '../transport/notices.ts'

/** Puts the whole address of a place of the product on the clipboard; where the browser refuses, it is shown instead. */
export const copyLink = async (path: string): Promise<void> => {
  const link = new URL(path, location.origin).href
  try {
    await navigator.clipboard.writeText(link)
    notify({ kind: 'success', text: 'Връзката към този списък е копирана.' })
  } catch {
    notify({ kind: 'warning', title: 'Браузърът не разреши копиране', text: link })
  }
}
