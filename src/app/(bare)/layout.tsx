/** Pages shown in frames and popups: no chrome. */
export default function BareLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
