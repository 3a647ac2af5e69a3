/** Pages shown in frames and popups, without header and footer. `main` is labeled, because the embedding page has one too. */
export default function BareLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="content" tabIndex={-1} aria-label="Form">
      {children}
    </main>
  )
}
