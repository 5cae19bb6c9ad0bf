import type { Message } from '../exchangeCalls.ts'
import { identifierText } from './messageFields.tsx'

const lineOf = ({ identifier, address, phone, email }: Message['correspondents'][number]): string =>
  [identifierText(identifier), address, phone, email].filter((part) => part !== '').join(' · ')

export const MessageBody = ({ message: { content, comment, correspondents } }: { message: Message }) => (
  <div className="flex flex-column gap-3">
    {content === '' ? (
      <p className="muted">Съобщението е без текст; вижте прикачените файлове.</p>
    ) : (
      <p className="pre-line message-text">{content}</p>
    )}
    {comment !== '' && (
      <div>
        <h3>Допълнителен коментар</h3>
        <p className="pre-line message-text">{comment}</p>
      </div>
    )}
    {correspondents.length > 0 && (
      <div>
        <h3>Кореспонденти</h3>
        <ul className="flex flex-column gap-2 p-0 list-none">
          {correspondents.map((one) => (
            <li key={`${one.identifier} ${one.name}`}>
              <b>{one.name}</b>
              {lineOf(one) !== '' && <div className="muted">{lineOf(one)}</div>}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
)
