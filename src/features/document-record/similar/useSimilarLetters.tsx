import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstValueFrom, Subject } from 'rxjs'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { SimilarBanner, SimilarList } from './SimilarList.tsx'
import { queryOf, type Similar, type SimilarQuery, searchOnce, similarLetters } from './similarLetters.ts'

type CaseFile = Pick<NonNullable<Similar['caseFile']>, 'guid' | 'number' | 'rootDocumentGuid'>
type Options = {
  module: DocumentModule
  body: DocumentBody
  caseFile: { guid: string } | null
  onConnect: (caseFile: CaseFile) => void
  exceptGuid?: string | undefined
  count?: number | null
  /** True after the form has saved its document, because the search would then find that document. */
  isOff?: boolean
}

/** Shows similar letters while the user types, and asks before the registration. The user can always continue. */
export const useSimilarLetters = ({
  module,
  body,
  caseFile,
  onConnect,
  exceptGuid,
  count = 1,
  isOff = false,
}: Options): { banner: ReactNode; dialog: ReactNode; ifMayRegister: (register: () => void) => void } => {
  const [typed] = useState(() => new Subject<SimilarQuery | null>())
  const [search] = useState(searchOnce)
  const [found, setFound] = useState<readonly Similar[]>([])
  const isChecking = useRef(false)
  const { confirm, confirmDialog } = useConfirm()
  const query = isOff ? null : queryOf(body, exceptGuid)
  useEffect(() => {
    const subscription = search.followHub()
    subscription.add(typed.pipe(similarLetters(search.find)).subscribe(setFound))
    return () => subscription.unsubscribe()
  }, [typed, search])
  const marks = JSON.stringify(query)
  useEffect(() => typed.next(JSON.parse(marks)), [typed, marks])

  const unconnected = (letters: readonly Similar[]) =>
    letters.filter((one) => caseFile === null || one.caseFile?.guid !== caseFile.guid)
  const mayRegister = async (): Promise<boolean> => {
    const found = query === null ? [] : await firstValueFrom(search.current(query))
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
              ? `Ще се регистрират ${pluralise(count, 'document')}. Проверете дали не са същите:`
              : 'Проверете дали не е същият:'}
          </p>
          <SimilarList letters={letters} module={module} />
        </>
      ),
      yes: 'Регистрирай все пак',
      no: 'Назад',
      // `danger` puts the focus on „Назад“, so an accidental second Enter does not register a duplicate.
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
    /** Runs `register` at once if no letter is similar, else after a confirmation. */
    ifMayRegister: (register) => {
      if (isChecking.current) return
      isChecking.current = true
      void mayRegister()
        .then((may) => may && register())
        .finally(() => {
          isChecking.current = false
        })
    },
  }
}
