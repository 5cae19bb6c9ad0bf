import { useEffect, useRef, useState } from 'react'
import type { Subscription } from 'rxjs'
import {
  allPages,
  filesOfPlan,
  isUnchanged,
  movePage,
  nameOfPages,
  type PagePlan,
  removePage,
  switchFileStart,
  turnPage,
} from '../../rules/files/pagePlan.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { classes } from '../../widgets/classes.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { IconAdd, IconDelete, IconNext, IconPrevious, IconSplit, IconTurn } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { makePages, type PagesOutcome } from '../../widgets/pdf/pages/makePages.ts'
import { PageThumb } from '../../widgets/pdf/pages/PageThumb.tsx'
import { useSources } from '../../widgets/pdf/pages/useSources.ts'
import type { Attaching } from '../../widgets/reading/inside.ts'
import './pages.css'

type Props = {
  file: File
  attaching: Attaching
  onClose: () => void
}

const problemOf = (outcome: Exclude<PagesOutcome, { kind: 'done' }>, names: readonly string[]): string => {
  if (outcome.kind === 'late')
    return 'Работата отне твърде много време и беше прекъсната. Опитайте с по-малко страници.'
  if (outcome.kind === 'unavailable') return 'Частта от програмата за страниците не се зареди. Опитайте отново.'
  const name = names[outcome.source] ?? ''
  return outcome.isLocked
    ? `„${name}“ е защитен с парола, затова от страниците му не може да се направи нов файл.`
    : `„${name}“ е повреден и от страниците му не може да се направи нов файл.`
}

/** Keeps the focus on the pressed button of a page that moves, and on a neighbour of a page that is removed. */
const useFocusAfter = () => {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<{ index: number; action: string }>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    const { index, action } = next.current
    next.current = undefined
    const items = list.current?.children
    const item = items?.[Math.min(index, (items?.length ?? 1) - 1)]
    item?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus()
  })
  return { list, focusAfter: (index: number, action: string) => (next.current = { index, action }) }
}

/** Makes new files of the pages of a PDF and attaches them; the original stays as it is. */
const PagesDialog = ({ file, attaching, onClose }: Props) => {
  const [plan, setPlan] = useState<PagePlan>([])
  const { sources, isOpening, problem, add } = useSources(file, (source, pages) =>
    setPlan((now) => [...now, ...allPages(source, pages)]),
  )
  const [isSigned, setSigned] = useState(false)
  const [hasFiles, setHasFiles] = useState(false)
  const [making, setMaking] = useState<Subscription>()
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { list, focusAfter } = useFocusAfter()
  useEffect(() => () => making?.unsubscribe(), [making])
  useEffect(() => {
    for (const { pdf } of sources)
      void pdf.contents().then((read) => {
        if (read.isSigned) setSigned(true)
        if (read.attachments.length > 0) setHasFiles(true)
      })
  }, [sources])
  const names = sources.map((source) => source.file.name)
  const files = filesOfPlan(plan)
  const unchanged = isUnchanged(plan, sources[0]?.pdf.pages ?? 0)
  const move = (index: number, by: -1 | 1) => {
    setPlan(movePage(plan, index, by))
    focusAfter(index + by, by === -1 ? 'earlier' : 'later')
    announce(`На място ${index + by + 1} от ${plan.length}.`)
  }
  const remove = (index: number) => {
    setPlan(removePage(plan, index))
    focusAfter(index, 'remove')
    announce(`Страницата е махната. Остават ${plan.length - 1}.`)
  }
  const finish = (outcome: PagesOutcome) => {
    setMaking(undefined)
    if (outcome.kind !== 'done') return setFailure(problemOf(outcome, names))
    outcome.files.forEach((blob, index) => {
      const pages = files[index]
      if (pages) attaching.attach(new File([blob], nameOfPages(pages, names), { type: blob.type }))
    })
    onClose()
  }
  const make = () => {
    setFailure(undefined)
    setMaking(makePages({ sources: sources.map((source) => source.file), files }).subscribe(finish))
  }
  const why = (because: string) => ({ title: '', because })
  return (
    <Dialog
      open
      size="xl"
      persistent
      title={`Страници на „${file.name}“`}
      waiting={sources.length === 0 && problem === undefined}
      busy={making !== undefined}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Откажи</Button>
          <Button
            kind="primary"
            busy={making !== undefined}
            {...(plan.length === 0 && { refusal: why('Няма страници.') })}
            {...(plan.length > 0 && unchanged && { refusal: why('Страниците са както в оригинала.') })}
            onClick={make}
          >
            Прикачи {files.length > 1 ? pluralise(files.length, ['нов файл', 'нови файла']) : 'нов файл'}
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        {problem !== undefined && <Banner kind="error" title={problem} />}
        {failure !== undefined && <Banner kind="error" title={failure} />}
        {isSigned && (
          <Banner kind="warning" title="Файлът е с електронен подпис">
            Подписът не преминава в новия файл. Подписаният файл остава непроменен.
          </Banner>
        )}
        {hasFiles && (
          <Banner kind="warning" title="Във файла има прикачени файлове">
            Те не преминават в новия файл. Отворете ги от прегледа и ги прикачете отделно.
          </Banner>
        )}
        <div className="flex flex-wrap align-items-center gap-3">
          <Button small icon={IconAdd} busy={isOpening} onClick={() => input.current?.click()}>
            Добави страници от друг PDF
          </Button>
          <span className="muted">Оригиналът остава; новите файлове се прикачват до него.</span>
          <input
            ref={input}
            type="file"
            hidden
            accept=".pdf"
            aria-label="PDF, чиито страници се добавят"
            onChange={({ target }) => {
              const [more] = target.files ?? []
              target.value = ''
              if (more) add(more)
            }}
          />
        </div>
        {isOpening && plan.length === 0 && <Skeleton lines={6} />}
        <ol ref={list} className="page-plan" aria-label="Страници">
          {plan.map(({ source, page, turn, startsFile }, index) => {
            const pdf = sources[source]?.pdf
            const label = `страница ${page}${source === 0 ? '' : ` от „${names[source]}“`}`
            const begins = index > 0 && startsFile
            return (
              <li key={`${source} ${page}`} className={classes('page-planned', begins && 'starts-file')}>
                {begins && <b className="page-start">Нов файл</b>}
                {pdf && <PageThumb pdf={pdf} page={page} turn={turn} />}
                <span className="small">
                  {page}
                  {source > 0 && <span className="muted"> · {names[source]}</span>}
                  <span className="visually-hidden"> (място {index + 1})</span>
                </span>
                <span className="page-tools">
                  <IconButton
                    icon={IconPrevious}
                    label={`По-напред: ${label}`}
                    data-action="earlier"
                    {...(index === 0 && { refusal: why('Тя е първа.') })}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    icon={IconNext}
                    label={`По-назад: ${label}`}
                    data-action="later"
                    {...(index === plan.length - 1 && { refusal: why('Тя е последна.') })}
                    onClick={() => move(index, 1)}
                  />
                  <IconButton
                    icon={IconTurn}
                    label={`Завърти надясно: ${label}`}
                    onClick={() => setPlan(turnPage(plan, index))}
                  />
                  <IconButton
                    icon={IconSplit}
                    label={`Нов файл оттук: ${label}`}
                    aria-pressed={begins}
                    {...(index === 0 && { refusal: why('Първата страница е начало на файл.') })}
                    onClick={() => setPlan(switchFileStart(plan, index))}
                  />
                  <IconButton
                    icon={IconDelete}
                    label={`Махни: ${label}`}
                    data-action="remove"
                    onClick={() => remove(index)}
                  />
                </span>
              </li>
            )
          })}
        </ol>
        {plan.length > 0 && !unchanged && (
          <p role="status" className="m-0">
            {files.length === 1 ? 'Нов файл: ' : `Нови файлове (${files.length}): `}
            {files.map((pages) => `„${nameOfPages(pages, names)}“`).join(', ')}.
          </p>
        )}
      </div>
    </Dialog>
  )
}

export default PagesDialog
