import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Practice, TrialPerson } from '../../rules/training/practice.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconBack, IconClose, IconNext } from '../../widgets/icons.ts'
import { Part } from '../../widgets/page/Part.tsx'
import { useClassState } from './classroom/useClassState.ts'
import { sectionAtom } from './panelPlace.ts'
import { ClassroomContext, PeopleContext, PracticeContext, useClassroom } from './practiceContext.ts'
import type { SectionKey } from './sectionKeys.ts'
import { type Section, sectionsFor } from './sections.ts'
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

/** The panel beside the page: a list of sections, or one of them. */
const Panel = ({ onClose }: { onClose: () => void }) => {
  const [place, setPlace] = useAtom(sectionAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const classroom = useClassroom()
  const state = useClassState(classroom)
  const sections = sectionsFor(classroom && (state?.isTrainer ? 'trainer' : 'trainee'))
  const section = sections.find(({ key }) => key === place)
  // Whoever opens the panel, or a section of it, is taken there by the keyboard too.
  useEffect(() => heading.current?.focus(), [place])
  return (
    <aside
      id="practice"
      className="practice no-print"
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
          {section?.title ?? 'Обучение'}
        </h2>
        <IconButton icon={IconClose} label="Затвори обучението" onClick={onClose} />
      </header>
      <div className="practice-body">
        {section ? (
          <Part key={section.key} name={section.title}>
            <section.Content />
          </Part>
        ) : (
          <Sections sections={sections} onPick={setPlace} />
        )}
      </div>
    </aside>
  )
}

type Props = {
  practice: Practice
  people: readonly TrialPerson[]
  classroom: Classroom | null
  onClose: () => void
}

/** The panel „Обучение“ over what can be done by hand with the imitated backend, or in a class. */
export const TrainingPanel = ({ practice, people, classroom, onClose }: Props) => (
  <PracticeContext value={practice}>
    <ClassroomContext value={classroom}>
      <PeopleContext value={people}>
        <Panel onClose={onClose} />
      </PeopleContext>
    </ClassroomContext>
  </PracticeContext>
)
