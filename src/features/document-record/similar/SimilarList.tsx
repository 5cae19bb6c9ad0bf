import type { ReactNode } from 'react'
import { screenHref } from '../../../basePath.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { formatNumber, formatNumberInLetter } from '../../../rules/identifiers/registrationNumber.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import type { Similar } from './similarLetters.ts'

type CaseFile = NonNullable<Similar['caseFile']>
type Props = { letters: readonly Similar[]; module: DocumentModule; connect?: (letter: Similar) => ReactNode }

const theirNumber = ({ externalRefNumber, externalRefDate }: Similar): string =>
  formatNumberInLetter(externalRefNumber, externalRefDate)

/** Renders the possible duplicates of the letter in the form. Each opens in a new tab, so that the form stays open. */
export const SimilarList = ({ letters, module, connect }: Props) => (
  <ul className="p-0 m-0 list-none flex flex-column gap-3">
    {letters.map((letter) => (
      <li key={letter.guid} className="flex flex-wrap align-items-center row-gap-1 column-gap-2">
        <a href={screenHref(documentModule(module).document(letter.guid))} target="_blank" rel="noreferrer">
          Отвори <Numbered text={formatNumber(letter.documentNumber, letter.dateRegistered)} />
        </a>
        <span>
          {letter.subjectDescription}
          {theirNumber(letter) && (
            <span className="muted">
              {' '}
              (номер на подателя: <span className="nowrap">{theirNumber(letter)}</span>)
            </span>
          )}
        </span>
        {connect?.(letter)}
      </li>
    ))}
  </ul>
)

type BannerProps = Omit<Props, 'connect'> & { onConnect: (caseFile: CaseFile) => void }

export const SimilarBanner = ({ letters, module, onConnect }: BannerProps) => (
  <div role="status">
    <Banner kind="warning" title="Прилича на вече регистриран документ">
      <SimilarList
        letters={letters}
        module={module}
        connect={({ caseFile }) =>
          caseFile && (
            <Button small onClick={() => onConnect(caseFile)}>
              Свържи с преписка {caseFile.number}
            </Button>
          )
        }
      />
    </Banner>
  </div>
)
