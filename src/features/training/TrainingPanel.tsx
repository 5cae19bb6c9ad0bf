import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Training, TrialPerson } from '../../rules/training/trainingApi.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { classes } from '../../widgets/classes.ts'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconBack, IconClose, IconDown, IconEdit, IconNext, IconUp, IconView } from '../../widgets/icons.ts'
import { Part } from '../../widgets/page/Part.tsx'
import { phone, useMedia } from '../../widgets/useMedia.ts'
import { useClassState } from './classroom/useClassState.ts'
import { type PanelView, sectionAtom, toPanelHeading, viewAtom } from './panelPlace.ts'
import { linkedScenario } from './scenario/link.ts'
import { ScenarioOffer } from './scenario/ScenarioOffer.tsx'
import type { SectionKey } from './sectionKeys.ts'
import { type Section, sectionsInClass, sectionsOfTrainee, toolsOfTrainer } from './sections.ts'
import {
  ClassroomContext,
  PeopleContext,
  TrainingContext,
  TrialPasswordContext,
  useClassroom,
} from './trainingContext.ts'
import { usePanelView } from './usePanelView.ts'
import './training.css'

type SectionsProps = { sections: readonly Section[]; onPick: (key: SectionKey) => void }
const Sections = ({ sections, onPick }: SectionsProps) => (
  <ul className="practice-sections">
    {sections.map(({ key, title, about, icon }) => (
      <li key={key}>
        <button type="button" className="practice-section" onClick={() => onPick(key)}>
          <Glyph icon={icon} />
          <span>
            <strong>{title}</strong>
            <small>{about}</small>
          </span>
          <Glyph icon={IconNext} />
        </button>
      </li>
    ))}
  </ul>
)

/** Renders the trainee's sections, and the trainer's tools or a link to them. */
const OwnSections = ({ view, onPick }: { view: PanelView; onPick: (key: SectionKey) => void }) => {
  const setView = useSetAtom(viewAtom)
  const become = (next: PanelView) => {
    setView(next)
    toPanelHeading()
  }
  if (view === 'trainee')
    return (
      <>
        <Sections sections={sectionsOfTrainee} onPick={onPick} />
        <div className="practice-view">
          <Button kind="text" small icon={IconEdit} onClick={() => become('trainer')}>
            Инструменти за обучаващия
          </Button>
        </div>
      </>
    )
  return (
    <>
      <section aria-labelledby="practice-trainee">
        <h3 id="practice-trainee">За обучаемия</h3>
        <Sections sections={sectionsOfTrainee} onPick={onPick} />
      </section>
      <section aria-labelledby="practice-trainer">
        <h3 id="practice-trainer">За обучаващия</h3>
        <Sections sections={toolsOfTrainer} onPick={onPick} />
      </section>
      <div className="practice-view">
        <Button kind="text" small icon={IconView} onClick={() => become('trainee')}>
          Виж като обучаем
        </Button>
      </div>
    </>
  )
}

/**
 * Collapses the panel on a phone, where the panel covers the bottom of the screen, while a dialog is open, so that the
 * dialog's buttons stay visible.
 */
const useFolding = (place: SectionKey | null) => {
  const isPhone = useMedia(phone)
  const [folded, setFolded] = useState(false)
  useEffect(() => setFolded(false), [place])
  useEffect(() => {
    if (!isPhone) return
    const root = document.documentElement
    const hasDialog = () => root.classList.contains('has-dialog')
    let had = hasDialog()
    const watcher = new MutationObserver(() => {
      if (had === hasDialog()) return
      had = hasDialog()
      setFolded(had)
    })
    watcher.observe(root, { attributeFilter: ['class'] })
    return () => watcher.disconnect()
  }, [isPhone])
  return { isPhone, isFolded: isPhone && folded, setFolded }
}

const Panel = ({ onClose }: { onClose: () => void }) => {
  const [place, setPlace] = useAtom(sectionAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const classroom = useClassroom()
  const state = useClassState(classroom)
  const view = usePanelView()
  const [linked, setLinked] = useState(classroom ? null : linkedScenario)
  const inClass = classroom && sectionsInClass(state?.isTrainer ? 'trainer' : 'trainee')
  const mine = inClass ?? (view === 'trainee' ? sectionsOfTrainee : [...sectionsOfTrainee, ...toolsOfTrainer])
  const section = linked === null ? mine.find(({ key }) => key === place) : undefined
  const { isPhone, isFolded, setFolded } = useFolding(place)
  // The heading gets the focus, so that screen readers announce the opened section.
  useEffect(() => heading.current?.focus(), [place])
  return (
    <aside
      id="practice"
      className={classes('practice no-print', isFolded && 'folded')}
      aria-label="Обучение"
      data-part
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        if (section) setPlace(null)
        else onClose()
      }}
    >
      <header className="practice-head">
        {section && <IconButton icon={IconBack} label="Към разделите на обучението" onClick={() => setPlace(null)} />}
        <h2 ref={heading} tabIndex={-1}>
          {section?.title ?? (linked === null ? 'Обучение' : 'Сценарий')}
        </h2>
        {isPhone && (
          <IconButton
            icon={isFolded ? IconUp : IconDown}
            label={isFolded ? 'Разгъни обучението' : 'Сгъни обучението'}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          />
        )}
        <IconButton icon={IconClose} label="Затвори обучението" onClick={onClose} />
      </header>
      <div className="practice-body">
        {linked !== null ? (
          <Part name="Сценарий">
            <ScenarioOffer text={linked} onRefuse={() => setLinked(null)} />
          </Part>
        ) : section ? (
          <Part key={section.key} name={section.title}>
            <section.Content />
          </Part>
        ) : inClass ? (
          <Sections sections={inClass} onPick={setPlace} />
        ) : (
          view && <OwnSections view={view} onPick={setPlace} />
        )}
      </div>
    </aside>
  )
}

type Props = {
  training: Training
  people: readonly TrialPerson[]
  classroom: Classroom | null
  password: string
  onClose: () => void
}

export const TrainingPanel = ({ training, people, classroom, password, onClose }: Props) => (
  <TrainingContext value={training}>
    <ClassroomContext value={classroom}>
      <PeopleContext value={people}>
        <TrialPasswordContext value={password}>
          <Panel onClose={onClose} />
        </TrialPasswordContext>
      </PeopleContext>
    </ClassroomContext>
  </TrainingContext>
)
