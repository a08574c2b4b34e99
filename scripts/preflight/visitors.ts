/**
 * Request headers of clients to which a changed site may show another face. The first is usual. Each
 * coding of a text is a file or a cached page of its own.
 */
export const visitors = {
  'a computer, br': {
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Encoding': 'gzip, deflate, br',
    'Accept-Language': 'en-US,en;q=0.9',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-Mode': 'navigate',
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  'a wallet on a phone, gzip': {
    Accept: 'text/html,*/*;q=0.8',
    'Accept-Encoding': 'gzip',
    'Accept-Language': 'ko-KR,ko;q=0.9',
    Cookie: 'returning=1',
    Referer: 'https://www.google.com/',
    'User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MetaMaskMobile',
  },
  'a link preview, uncompressed': {
    Accept: 'text/html,*/*;q=0.8',
    'Accept-Encoding': 'identity',
    'User-Agent': 'TelegramBot (like TwitterBot)',
  },
};
