import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback } from 'react'
import { pluralise } from '../../rules/words/pluralise.ts'
import { endingLoses, mayEnd } from '../../screen-kit/leaveGuard.ts'
import { draftsToDelete } from '../../state/drafts.ts'
import { logOutAtom, userAtom } from '../../state/session.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { formNames } from './formNames.ts'

const deletedByLogOut = (forms: number, inOtherTabs: number): string => {
  const from = `Пази се незаписан текст от ${pluralise(forms, ['форма', 'форми'])}`
  if (inOtherTabs === 0) return `${from}.`
  if (inOtherTabs === forms) return `${from}, ${forms === 1 ? 'отворена' : 'отворени'} в друг раздел на браузъра.`
  const open = inOtherTabs === 1 ? 'една от тях е отворена' : `${inOtherTabs} от тях са отворени`
  return `${from}; ${open} в друг раздел на браузъра.`
}

const openHere = (forms: readonly string[]): string => {
  if (forms.length === 0) return ''
  const from = forms.length === 1 ? 'отворената тук форма' : 'отворените тук форми'
  return `Пази се незаписан текст от ${from}: ${formNames(forms)}.`
}

export const useLogOut = (): { leave: () => Promise<void>; confirmation: ReactNode } => {
  const user = useAtomValue(userAtom)
  const logOut = useSetAtom(logOutAtom)
  const { confirm, confirmDialog } = useConfirm()
  const userName = user?.userName ?? ''
  const leave = useCallback(async () => {
    const { own, besides, inOtherTabs } = await draftsToDelete(userName)
    // Adds the drafts that were offered in a form and not yet accepted.
    const others = endingLoses() === undefined ? [...own, ...besides] : besides
    if (!(await mayEnd(openHere(own)))) return
    const sure =
      others.length === 0 ||
      (await confirm({
        title: 'Има незаписан текст',
        body: `${deletedByLogOut(others.length, inOtherTabs)} ${others.length === 1 ? 'Формата' : 'Формите'}: ${formNames(others)}. При изход той се изтрива, за да не остане на този компютър.`,
        yes: 'Излез и изтрий текста',
        no: 'Остани',
        danger: true,
      }))
    if (sure) logOut()
  }, [logOut, confirm, userName])
  return { leave, confirmation: confirmDialog }
}
