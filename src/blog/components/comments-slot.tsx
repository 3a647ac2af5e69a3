/**
 * Where the conversation below a post stands (specification §2; mapped by the post's title, §9). Empty until the
 * comment service is part of the site: the page keeps the place and its anchor, and shows nothing that cannot be used.
 */
export function CommentsSlot({ title }: { title: string }) {
  return <div id="comments" data-comments-term={title} className="empty:hidden" />
}
