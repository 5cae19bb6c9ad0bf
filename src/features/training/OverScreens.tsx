import type { Classroom } from '../../rules/training/classroom.ts'
import type { Practice } from '../../rules/training/practice.ts'
import { ClassNews } from './classroom/ClassNews.tsx'
import { Tour } from './demo/Tour.tsx'

type Props = { practice: Practice; classroom: Classroom | null }

/** Shown over any page in training: the trainer's message, or the guided tour. */
export const OverScreens = ({ practice, classroom }: Props) =>
  classroom ? <ClassNews classroom={classroom} /> : <Tour practice={practice} />
