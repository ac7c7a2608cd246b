import { Heading } from '@tiptap/extension-heading';
import { StarterKit } from '@tiptap/starter-kit';

const linked = /^(?:https?:\/\/.|mailto:.|tel:.)/i;

/** Whether a link may have this URL: the schemes that the server stores. */
export const isLinkable = (url: string) => linked.test(url);

/** A pasted title becomes a heading of the article, whose page has a title of its own. */
const ArticleHeading = Heading.extend({
  parseHTML() {
    return [{ tag: 'h1', attrs: { level: 2 } }, ...(this.parent?.() ?? [])];
  },
}).configure({ levels: [2, 3, 4] });

/** Elements that the server stores. Others are replaced by their text. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: '_blank', rel: 'noopener' },
      isAllowedUri: isLinkable,
    },
  }),
  ArticleHeading,
];
