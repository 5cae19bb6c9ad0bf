import type { ReactNode } from 'react'
import './login.css'

type Props = { product: string; version: string; children: ReactNode }

/** The locked layout (document 1, section 2): what is seen without a session has no menu and leads nowhere else. */
export const LockedLayout = ({ product, version, children }: Props) => (
  <div className="login">
    <header className="login-side">
      <div className="brand">
        <span className="seal" aria-hidden>
          {product.slice(0, 1)}
        </span>
        {product}
      </div>
      <div>
        <p className="login-motto">Документите вървят. Вие решавате.</p>
        <p>Вътрешна система за документооборот и административно обслужване.</p>
      </div>
      <small>Версия {version}</small>
    </header>
    <main className="login-main" id="main">
      {children}
    </main>
  </div>
)
