import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstValueFrom, Subject } from 'rxjs'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { counted } from '../../../rules/words/count.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { SimilarBanner, SimilarList } from './SimilarList.tsx'
import { type Question, questionOf, type Similar, searchOnce, similarLetters } from './similarLetters.ts'

type CaseFile = Pick<NonNullable<Similar['caseFile']>, 'guid' | 'number' | 'rootDocumentGuid'>
type Options = {
  module: DocumentModule
  /** What is typed, as it would be sent. */
  body: DocumentBody
  /** The case file that is chosen, and what chooses another one. */
  caseFile: { guid: string } | null
  onConnect: (caseFile: CaseFile) => void
  /** The form's own draft. */
  exceptGuid?: string | undefined
  /** How many equal ones are registered at once; one where it is not said. */
  count?: number | null
  /** The form goes on with what it has sent already and would find itself. */
  isOff?: boolean
}

/**
 * The same letter is not registered twice in silence: what looks like it is shown as soon as it is known, and asked about
 * once more at registration. It never stands in the way of one who goes on.
 */
export const useSimilarLetters = ({
  module,
  body,
  caseFile,
  onConnect,
  exceptGuid,
  count = 1,
  isOff = false,
}: Options): { banner: ReactNode; dialog: ReactNode; ifMayRegister: (register: () => void) => void } => {
  const [typed] = useState(() => new Subject<Question | null>())
  const [search] = useState(searchOnce)
  const [found, setFound] = useState<readonly Similar[]>([])
  const isAsking = useRef(false)
  const { confirm, confirmDialog } = useConfirm()
  const question = isOff ? null : questionOf(body, exceptGuid)
  useEffect(() => {
    const subscription = search.followHub()
    subscription.add(typed.pipe(similarLetters(search.find)).subscribe(setFound))
    return () => subscription.unsubscribe()
  }, [typed, search])
  const marks = JSON.stringify(question)
  useEffect(() => typed.next(JSON.parse(marks)), [typed, marks])

  /** Those that the clerk has not put this letter beside, in one case file. */
  const unconnected = (letters: readonly Similar[]) =>
    letters.filter((one) => caseFile === null || one.caseFile?.guid !== caseFile.guid)
  const mayRegister = async (): Promise<boolean> => {
    const found = question === null ? [] : await firstValueFrom(search.current(question))
    if (found === null)
      return confirm({
        title: 'Проверката за вече регистриран документ не е направена',
        body: 'Сървърът не отговори дали същият документ вече е регистриран. Опитайте отново след малко или регистрирайте без проверка.',
        yes: 'Регистрирай без проверка',
        no: 'Назад',
        danger: true,
      })
    const letters = unconnected(found)
    if (letters.length === 0) return true
    return confirm({
      title: 'Прилича на вече регистриран документ',
      body: (
        <>
          <p>
            {count !== null && count > 1
              ? `Ще се регистрират ${counted(count, 'document')}. Проверете дали не са същите:`
              : 'Проверете дали не е същият:'}
          </p>
          <SimilarList letters={letters} module={module} />
        </>
      ),
      yes: 'Регистрирай все пак',
      no: 'Назад',
      // Enter, pressed once more from habit, makes no second document of one letter.
      danger: true,
    })
  }
  const shown = unconnected(found)
  return {
    banner: shown.length > 0 && (
      <SimilarBanner
        letters={shown}
        module={module}
        onConnect={({ guid, number, rootDocumentGuid }) => onConnect({ guid, number, rootDocumentGuid })}
      />
    ),
    dialog: confirmDialog,
    /** Runs it at once, or once the clerk has said so; a second press while that is being found out does nothing. */
    ifMayRegister: (register) => {
      if (isAsking.current) return
      isAsking.current = true
      void mayRegister()
        .then((may) => may && register())
        .finally(() => {
          isAsking.current = false
        })
    },
  }
}
